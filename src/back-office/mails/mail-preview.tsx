import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { previewMail, sendTestMail } from '#src/domain/mail/mail-texts.calls.ts';
import type { StaffMail } from '#src/domain/mail/mail-texts.schema.ts';
import { ask } from '../calls/ask.ts';
import { refusalOf, useWrite } from '../calls/use-write.ts';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { useSettled } from '../look/use-settled.ts';

/** Styles on elements are refused by the policy of this page, and set by script are not. */
const withoutStyles = (html: string) => html.replaceAll(' style="', ' data-style="');

function dress({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  const { contentDocument } = frame;
  if (contentDocument === null) return;
  for (const element of contentDocument.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
  }
  frame.height = String(contentDocument.documentElement.scrollHeight + 16);
}

type MailPreviewProps = { mail: StaffMail; texts: Record<string, string>; isUsable: boolean };

/** The mail as its reader sees it, with what is typed, and the way to have it in one's inbox. */
export function MailPreview({ mail, texts, isUsable }: MailPreviewProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { write, isWriting, refusal } = useWrite();
  const [orderNumber, setOrderNumber] = useState(mail.orders[0]?.orderNumber ?? null);
  const [variant, setVariant] = useState(0);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { kind, lang } = mail;
  const params = { kind, lang };
  const settled = useSettled(JSON.stringify(texts));
  const { data, error } = useQuery({
    queryKey: [previewMail.path, kind, lang, settled, orderNumber, variant],
    queryFn: ({ signal }) =>
      ask(previewMail, { params, body: { texts, orderNumber, variant } }, signal),
    placeholderData: keepPreviousData,
    enabled: isUsable,
    retry: false,
  });
  const variants = data?.variants ?? 1;
  const send = async () => {
    setSentTo(null);
    const sent = await write(sendTestMail, { params, body: { texts, orderNumber, variant } });
    if (sent !== undefined) setSentTo(sent.sentTo);
  };
  return (
    <Section title={t`Preview`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        {orderNumber !== null && (
          <TextField
            select
            label={t`With the order`}
            value={orderNumber}
            onChange={({ target }) => setOrderNumber(target.value)}
            slotProps={{ select: { native: true } }}
          >
            {mail.orders.map((one) => (
              <option key={one.orderNumber} value={one.orderNumber}>
                {`${one.orderNumber}, ${moment(one.placedAt)}`}
              </option>
            ))}
          </TextField>
        )}
        {variants > 1 && (
          <TextField
            select
            label={t`Case`}
            value={variant}
            onChange={({ target }) => setVariant(Number(target.value))}
            slotProps={{ select: { native: true } }}
          >
            {Array.from({ length: variants }, (_, at) => (
              <option key={String(at)} value={at}>
                {t`${at + 1} of ${variants}`}
              </option>
            ))}
          </TextField>
        )}
        <Button variant="outlined" loading={isWriting} disabled={!isUsable || !data} onClick={send}>
          {t`Send it to me`}
        </Button>
      </Box>
      <div aria-live="polite">
        <Refusal of={error === null ? refusal : refusalOf(error)} />
        {sentTo !== null && <Alert severity="success">{t`Sent to ${sentTo}.`}</Alert>}
        {data === null && (
          <Typography>{t`It is shown with an order, and there is none yet.`}</Typography>
        )}
      </div>
      {data && (
        <>
          <Typography variant="body2" color="textSecondary">
            {orderNumber === null
              ? t`What differs from mail to mail is made up. Links lead nowhere here.`
              : t`The order is real; the name and address of its customer are made up, and so is what has not happened to it. Links lead nowhere here.`}
          </Typography>
          <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }} lang={lang}>
            <strong>{data.subject}</strong>
          </Typography>
          <Typography variant="body2" color="textSecondary" lang={lang} noWrap>
            {data.preview}
          </Typography>
          <Box
            component="iframe"
            title={t`The mail`}
            sandbox="allow-same-origin"
            srcDoc={withoutStyles(data.html)}
            onLoad={dress}
            sx={{ width: '100%', minHeight: 480, mt: 1, border: 1, borderColor: 'divider' }}
          />
        </>
      )}
    </Section>
  );
}
