# Debian packages, for the scripts beside this one.

say() { printf '%s\n' "$*" >&2; }

# Install packages where we may, else say which are missing and fail.
need() {
    if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
        say "Please install $* (on Debian, as root: apt-get install $*) and run make again."
        return 1
    fi
    say "Installing $* ..."
    export DEBIAN_FRONTEND=noninteractive
    local output
    if ! output=$({ apt-get update -qq && apt-get install -y -qq --no-install-recommends "$@"; } 2>&1); then
        say "$output"
        say "apt-get could not install $*."
        return 1
    fi
}
