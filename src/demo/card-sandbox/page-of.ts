import { html } from 'hono/html';
import { firstPageOf } from './outcomes.ts';
import { amountOf, cardPage, type Html, orderOf, page, type View } from './pages.ts';
import { QUESTION_TEXTS } from './question-texts.ts';
import { CARD_TEXTS } from './texts.ts';

type Button = { action: string; label: string };

/** A page that asks one question, answered by buttons; the first one is the way on. */
function asking(
  { session, ...frame }: View,
  {
    title,
    text,
    buttons,
    script,
  }: { title: string; text: string; buttons: Button[]; script?: string },
): Html {
  const { lang } = session;
  const shown = buttons.map(
    ({ action, label }, index) =>
      html`<button class="${index === 0 ? 'primary' : 'secondary'}" name="action" value="${action}">${label}</button>`,
  );
  const content = html`<h1>${title}</h1>${amountOf(session)}
<p class="lead">${text}</p>
<form method="post"><div class="actions">${shown}</div></form>`;
  const order = orderOf(session);
  return page(frame, { lang, title, content, order, ...(script !== undefined && { script }) });
}

/** Clicks its one button by script: nobody has to do anything to be recognised. */
const IDENTIFY_SCRIPT = `document.querySelector('form button')?.click();`;

/** The page that a payment has now; null when its shopper has nothing more to do here. */
export function pageOf(view: View): Html | null {
  const { state, product } = view.session;
  const texts = CARD_TEXTS[view.session.lang];
  const words = QUESTION_TEXTS[view.session.lang];
  const answers = [
    { action: 'approve', label: texts.approve },
    { action: 'decline', label: texts.decline },
    { action: 'abandon', label: texts.abandon },
  ];
  const wallet = { title: words.walletTitle, text: words.walletText, buttons: answers };
  switch (state) {
    case 'challenge':
      return asking(view, { title: texts.secureTitle, text: texts.secureText, buttons: answers });
    case 'wallet':
      return asking(view, wallet);
    case 'identify':
      return asking(view, {
        title: words.identifyTitle,
        text: words.identifyText,
        buttons: [{ action: 'identified', label: words.goOn }],
        script: IDENTIFY_SCRIPT,
      });
    case 'presented':
      return asking(view, {
        title: words.machineTitle,
        text: words.machineText,
        buttons: [{ action: 'paid', label: texts.pay }],
      });
    case 'open': {
      const first = firstPageOf(product);
      if (first === 'card') return cardPage(view);
      if (first === 'wallet') return asking(view, wallet);
      return asking(view, {
        title: words.voucherTitle,
        text: words.voucherText,
        buttons: [
          { action: 'voucher', label: words.goOn },
          { action: 'cancel', label: texts.cancel },
        ],
      });
    }
    default:
      return null;
  }
}
