import { escapeMarkup } from '#shared/content/escape-markup.ts';
import { type SandboxChoice, sandboxWords as text } from '#shared/language/ka/payments/sandbox.ts';
import { showGel } from '#shared/money/show.ts';

function writePage(title: string, inner: string): string {
  return `<!doctype html>
<html lang="ka"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><link rel="stylesheet" href="/sandbox/style.css"></head>
<body><main><p class="banner" role="note">${escapeMarkup(text.banner)}</p><h1>${escapeMarkup(title)}</h1>
${inner}
</main></body></html>
`;
}

/** Renders the page on which the payer chooses the outcome. Hidden inputs contain what the next request needs. */
export function writeChoicePage(page: {
  title: string;
  amount: string;
  code: string;
  action: string;
  hidden: Readonly<Record<string, string>>;
}): string {
  const hidden = Object.entries(page.hidden)
    .map(
      ([name, value]) => `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`,
    )
    .join('');
  const buttons = (Object.entries(text.choices) as [SandboxChoice, string][])
    .map(
      ([choice, label]) =>
        `<button name="choice" value="${choice}" data-choice="${choice}">${escapeMarkup(label)}</button>`,
    )
    .join('\n');
  return writePage(
    page.title,
    `<dl><dt>${text.amount}</dt><dd>${escapeMarkup(showGel(page.amount))}</dd><dt>${text.order}</dt><dd>${escapeMarkup(page.code)}</dd></dl>
<form method="post" action="${escapeMarkup(page.action)}">${hidden}<h2>${text.choose}</h2>
${buttons}</form>`,
  );
}

export function writeNotice(title: string, message: string, backUrl?: string): string {
  const link = backUrl ? `<p><a href="${escapeMarkup(backUrl)}">${text.back}</a></p>` : '';
  return writePage(title, `<p>${escapeMarkup(message)}</p>${link}`);
}

/** Renders the page of a paid order, with a button that refunds it. */
export function writeRefundPage({
  title,
  orderId,
  backUrl,
}: {
  title: string;
  orderId: string;
  backUrl: string;
}): string {
  return writePage(
    title,
    `<p>${text.finished}</p>
<form method="post" action="/sandbox/bog/give-back"><input type="hidden" name="order_id" value="${escapeMarkup(orderId)}">
<button>${text.giveBack}</button></form>
<p><a href="${escapeMarkup(backUrl)}">${text.back}</a></p>`,
  );
}

export const isChoice = (value: unknown): value is SandboxChoice =>
  typeof value === 'string' && Object.hasOwn(text.choices, value);

export const styleSheet = `:root{color-scheme:light dark;font-family:'Noto Sans Georgian Variable','Noto Sans Georgian',sans-serif}
body{margin:0;background:#f4f1ea;color:#1f2a2b}
main{max-width:30rem;margin:0 auto;padding:1.5rem}
.banner{border:2px dashed #a04a00;border-radius:.75rem;padding:.75rem 1rem;background:#fff4e5;color:#5c2b00;font-weight:600}
dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1rem}
dt{color:#4a5556}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
form{display:grid;gap:.75rem}
h2{font-size:1.1rem;margin:.5rem 0 0}
button{min-height:48px;padding:.5rem 1rem;border:1px solid #0b5f63;border-radius:.625rem;background:#fff;color:#0b5f63;font:inherit;font-weight:600;text-align:start;cursor:pointer}
button:first-of-type{background:#0b5f63;color:#fff}
a{color:#0b5f63}
:focus-visible{outline:3px solid #0b5f63;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#14191a;color:#e8ecec}.banner{background:#33210f;color:#ffd9ad;border-color:#d98a3a}dt{color:#a9b4b5}
button{background:#1d2526;color:#8fd6d9;border-color:#8fd6d9}button:first-of-type{background:#8fd6d9;color:#0b2021}a{color:#8fd6d9}:focus-visible{outline-color:#8fd6d9}}
`;
