import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Download } from '#src/domain/order/order.schema.ts';
import { downloadUrl } from '#src/features/shop/document-urls.ts';
import { DownloadsLink } from '#src/features/shop/settings-link.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Pager } from '#src/ui/pager.tsx';
import { banner, flow, heading, orderCard } from '#styles/recipes';
import { DOWNLOADS_PAGE_SIZE, downloadsQuery } from './account.functions.ts';
import { EmptyState } from './empty-state.tsx';

/** A document, what it belongs to, and the link that saves it. */
function DownloadCard({ download }: { download: Download }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const locale = useLocale();
  const { documentId, kind, orderNumber, createdAt, productName } = download;
  const name = productName ?? t`Invoice ${orderNumber}`;
  const styles = orderCard();
  return (
    <article className={styles.root} aria-label={name}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.number}>{name}</h2>
          <p className={styles.facts}>
            {productName !== null && (
              <>
                <Trans>Order {orderNumber}</Trans>
                {' · '}
              </>
            )}
            <time dateTime={createdAt}>{date(createdAt, 'long')}</time>
          </p>
        </div>
        <div className={styles.end}>
          {/* Leaves the router: the answer is a file. */}
          <a
            href={downloadUrl(locale, documentId)}
            className={styles.link}
            aria-label={t`Download (PDF): ${name}`}
          >
            <Trans>Download (PDF)</Trans>
          </a>
          {kind === 'invoice' && (
            <a
              href={downloadUrl(locale, documentId, 'xml')}
              className={styles.link}
              aria-label={t`Data (XML): ${name}`}
            >
              <Trans>Data (XML)</Trans>
            </a>
          )}
        </div>
      </div>
    </article>
  );
}

type DownloadsPageProps = {
  /** From 1. */
  page: number;
  /** Whether the requested document could not be made. */
  hasFailed: boolean;
};

/** `/account/downloads`: invoices, and what was bought to download, newest first. */
export function DownloadsPage({ page, hasFailed }: DownloadsPageProps) {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(downloadsQuery(page - 1));
  return (
    <div className={flow({ gap: '6' })}>
      <h1 className={heading()}>
        <Trans>Downloads</Trans>
      </h1>
      {hasFailed && (
        <p role="alert" className={banner({ type: 'danger' })}>
          <span>
            <Trans>Your document could not be prepared. Please try again in a few minutes.</Trans>
          </span>
        </p>
      )}
      {data.total === 0 && (
        <EmptyState>
          <Trans>
            Nothing here yet. Once you have ordered, your invoices and everything you bought as a
            file will be listed here.
          </Trans>
        </EmptyState>
      )}
      <ul className={flow({ gap: '4' })}>
        {data.values.map((download) => (
          <li key={download.documentId}>
            <DownloadCard download={download} />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={Math.ceil(data.total / DOWNLOADS_PAGE_SIZE)}
        label={t`Pages`}
        link={(number, look) => <DownloadsLink key={number} page={number} {...look} />}
      />
    </div>
  );
}
