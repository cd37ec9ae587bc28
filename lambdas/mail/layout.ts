import { escapeHtml } from '../../shared/rules/texts/escape-html.ts';
import { type Letter, mailFooter, mailLinkHint, mailsOff } from '../../shared/texts/notifications/mails.ts';
import { brand } from '../../shared/texts.ts';
import type { Mail } from './sender.ts';

const FONT = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const INK = '#2a2622';
const QUIET = '#6b625a';
const PAPER = '#faf7f4';
const EMBER = '#b0430f';

/**
 * For programs that draw mails in dark and know style sheets; others keep what stands at the elements, or change the
 * colours by themselves.
 */
const IN_DARK = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
.paper { background: #171412 !important; color: #efe9e4 !important; }
.card { background: #24201d !important; }
.brand { color: #f59a68 !important; }
.quiet, .quiet a { color: #b8aea5 !important; }
}`;

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${text}</p>`;

const bullets = (texts: readonly string[]): string =>
  `<ul style="margin:0 0 16px;padding-left:20px">${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;

/** Where a kind of mail is turned off: on a page, and by one POST (RFC 8058). */
export interface Unsubscribe {
  page: string;
  oneClick: string;
}

/**
 * A mail in HTML and in text. Mail programs know little CSS, and most of them only inline.
 *
 * @param off for what can be turned off: mails about the account have none
 */
export function layOut(
  to: string,
  { subject, opening, list = [], action, closing }: Letter,
  link: string,
  off?: Unsubscribe,
): Mail {
  const href = escapeHtml(link);
  const button = `<a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${EMBER};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action)}</a>`;
  const content = [
    ...opening.map((text) => paragraph(escapeHtml(text))),
    ...(list.length > 0 ? [bullets(list)] : []),
    paragraph(button),
    ...closing.map((text) => paragraph(escapeHtml(text))),
  ].join('\n');
  const small = `<p class="quiet" style="margin:0;font-size:13px;color:${QUIET}">${escapeHtml(mailLinkHint)}<br><a href="${href}" style="color:${QUIET};word-break:break-all">${href}</a></p>`;
  const offText = off ? [`${mailsOff}:\n${off.page}`] : [];
  const offHtml = off
    ? `<br><a href="${escapeHtml(off.page)}" style="color:${QUIET}">${escapeHtml(mailsOff)}</a>`
    : '';
  return {
    to,
    subject,
    ...(off && { unsubscribeUrl: off.oneClick }),
    text: `${[...opening, ...(list.length > 0 ? [list.map((one) => `- ${one}`).join('\n')] : []), `${action}:\n${link}`, ...closing, '--', mailFooter, ...offText].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${IN_DARK}</style>
</head>
<body class="paper" style="margin:0;padding:24px 12px;background:${PAPER};color:${INK};font:16px/1.5 ${FONT}">
<div class="card" style="max-width:480px;margin:0 auto;padding:24px;border-radius:12px;background:#ffffff">
<p class="brand" style="margin:0 0 24px;font-size:20px;font-weight:700;color:${EMBER}">${escapeHtml(brand.name)}</p>
${content}
${small}
</div>
<p class="quiet" style="max-width:480px;margin:16px auto 0;font-size:13px;color:${QUIET};text-align:center">${escapeHtml(mailFooter)}${offHtml}</p>
</body>
</html>
`,
  };
}
