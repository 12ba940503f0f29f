"""Letters: plain text and a little HTML, with a link that ends them."""

from __future__ import annotations

from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from html import escape

from cheeseboard.server.remind.ways import Ways
from cheeseboard.server.remind.wording import Item, plain, say, subject


def reminder(to: str, items: list[Item], ways: Ways, unsubscribe: str, now: int, language: str) -> EmailMessage:
    """A letter with all that somebody is to be reminded of. One click ends such letters (RFC 8058)."""
    link = ways.link(f"api/email/unsubscribe/{unsubscribe}")
    foot = say("reminder-foot", language)
    ending = say("reminder-unsubscribe", language)
    settings = ways.link("me#reminders")
    text = f"{plain(items, language)}\n\n-- \n{foot} {settings}\n{ending} {link}\n"
    blocks = "".join([block(each, language) for each in items])
    foot_html = f"<p><small>{anchor(settings, foot)} {anchor(link, ending)}</small></p>"
    letter = dressed(to, subject(items, language), text, blocks + foot_html, ways, now, language)
    letter["List-Unsubscribe"] = f"<{link}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return letter


def confirmation(to: str, token: str, ways: Ways, now: int, language: str) -> EmailMessage:
    """A letter that asks whether the address is somebody's who wants reminders."""
    # Behind a #, so that it goes into no log on the way.
    link = ways.link(f"me#confirm={token}")
    said = say("confirm-text", language)
    ignore = say("confirm-ignore", language)
    html = f"<p>{escape(said)}</p><p>{anchor(link, say('confirm-link', language))}</p><p>{escape(ignore)}</p>"
    return dressed(to, say("confirm-subject", language), f"{said}\n\n{link}\n\n{ignore}\n", html, ways, now, language)


def dressed(to: str, title: str, text: str, html: str, ways: Ways, now: int, language: str) -> EmailMessage:
    letter = EmailMessage(policy=SMTP)
    letter["From"] = Address("Cheeseboard", addr_spec=ways.sender)
    letter["To"] = Address(addr_spec=to)
    letter["Subject"] = title
    letter["Date"] = formatdate(now / 1000)
    letter["Message-ID"] = make_msgid(domain=ways.sender.rpartition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    letter["Content-Language"] = language
    letter.set_content(text)
    page = f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title></head>'
    letter.add_alternative(f"{page}<body>{html}</body></html>\n", subtype="html")
    return letter


def block(item: Item, language: str) -> str:
    """One notice."""
    parts = [f"<p>{anchor(item.url, item.text)}"]
    if item.players:
        parts.append(f"<br>{escape(say('reminder-players', language, {'players': item.players}))}")
    parts.append("</p>")
    if item.lines:
        parts.append(f"<p>{escape(say('reminder-since', language))}</p><ul>")
        if item.left_out:
            parts.append(f"<li>{escape(say('reminder-left-out', language, {'n': item.left_out}))}</li>")
        parts += [f"<li>{escape(line)}</li>" for line in item.lines]
        parts.append("</ul>")
    return "".join(parts)


def anchor(link: str, text: str) -> str:
    return f'<a href="{escape(link)}">{escape(text)}</a>'
