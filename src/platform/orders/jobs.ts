import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { EVERY_MINUTE, type Job, recurring } from '../kernel/jobs/job-types.ts';
import type { CardGateway } from '../payments/face.ts';
import { issueDocumentJob } from './documents/issue-document.job.ts';
import { giftCardsByHand } from './gift-cards/gift-cards-by-hand.job.ts';
import { givenMailJob } from './gift-cards/given-mail.job.ts';
import { issueGiftCards } from './gift-cards/issue-gift-cards.job.ts';
import { forgetOldLinks } from './order-links.ts';
import { writeOrderMail } from './order-mail.job.ts';
import { refundByHand } from './refunds/refund-by-hand.job.ts';
import { writeRefundMail } from './refunds/refund-mail.job.ts';
import { refundReturn } from './refunds/refund-return.job.ts';
import { writeReturnMail } from './returns/return-mail.job.ts';
import { writeShippingMail } from './sending/shipping-mail.job.ts';

export const orderJobs = (deps: PlatformDeps, gateway: CardGateway): Job[] => [
  issueDocumentJob(deps),
  writeOrderMail(deps),
  writeShippingMail(deps),
  writeReturnMail(deps),
  refundReturn({ ...deps, gateway }),
  refundByHand({ ...deps, gateway }),
  writeRefundMail(deps),
  issueGiftCards(deps),
  ...giftCardsByHand(deps),
  givenMailJob(deps),
  recurring('sweep-order-links', EVERY_MINUTE, () => forgetOldLinks(deps.database, deps.now())),
];
