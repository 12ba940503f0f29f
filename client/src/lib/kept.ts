/** What this browser remembers. Where it may not, everything works and nothing is remembered. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`cheeseboard:${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`cheeseboard:${key}`, value);
  } catch {
    // a browser that keeps nothing
  }
}
