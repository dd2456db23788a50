import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CheckboxGroupInput, Link, required, useNotify, useRedirect } from 'react-admin';
import { isSeveralKind } from '#src/domain/content/new-entry.ts';
import { copyEntry, deleteEntry, getEntryLinks } from '#src/domain/content/staff-content.calls.ts';
import type { StaffEntry } from '#src/domain/content/staff-content.schema.ts';
import { getDomain, ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { useRead } from '../calls/use-read.ts';
import { useWrite } from '../calls/use-write.ts';
import { DialogBody, DialogDeeds, DialogFrame } from '../look/dialog-frame.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { Refusal } from '../look/refusal.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { TextsToWrite } from './texts-to-write.tsx';

type EntryProps = { entry: StaffEntry };

const paramsOf = ({ contentType, uid, shop }: StaffEntry) => ({ contentType, uid, shop });

/** Copies to other shops; tells those of another language whose words are to be written. */
function Copy({ entry, onCopied }: EntryProps & { onCopied: (unwritten: OnlineLocale[]) => void }) {
  const { t } = useLingui();
  const notify = useNotify();
  const { choices, nameOf } = useShopNames();
  const { write, isWriting, refusal } = useWrite();
  const names = (shops: readonly OnlineLocale[]) => shops.map(nameOf).join(', ');
  const others = choices.filter(({ id }) => id !== entry.shop);
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Copy to other shops`}
      deed={t`Copy`}
      onSave={async ({ to = [] }) => {
        const shops = ONLINE_LOCALES.filter((shop) => to.includes(shop));
        const body = { revision: entry.revision, to: shops };
        const answer = await write(copyEntry, { params: paramsOf(entry), body });
        if (answer === undefined) return false;
        const withOutcome = (wanted: string) =>
          names(answer.values.flatMap(({ shop, outcome }) => (outcome === wanted ? [shop] : [])));
        const [copied, left] = [withOutcome('copied'), withOutcome('has-draft')];
        if (copied !== '') notify(t`Copied as a draft: ${copied}`);
        if (left !== '') notify(t`There is a draft already: ${left}`, { type: 'warning' });
        onCopied(answer.values.flatMap(({ shop, unwritten }) => (unwritten > 0 ? [shop] : [])));
        return true;
      }}
    >
      <CheckboxGroupInput
        source="to"
        label={t`Shops`}
        choices={others}
        helperText={t`Each gets a draft. One that is there stays as it is. In another language, blocks, pictures and links are copied, and the words are written next.`}
        validate={required()}
      />
    </FormDialog>
  );
}

/** What links to the text, and what becomes of it. */
function Consequences({ entry }: EntryProps) {
  const { t } = useLingui();
  const { data, refusal } = useRead(getEntryLinks, { params: paramsOf(entry) });
  const links = data?.values ?? [];
  return (
    <>
      <Refusal of={refusal} />
      <Typography>
        {entry.versions.length > 0 || entry.isOwn
          ? t`Shoppers no longer see it, and a draft of it is lost. What was published stays in the history and can be shown again: look for “Deleted in a shop”.`
          : t`It was never published: the draft is lost for good.`}
      </Typography>
      {links.length > 0 && (
        <>
          <Typography
            sx={{ mt: 2 }}
          >{t`These texts link to it, and would lead nowhere:`}</Typography>
          <ul>
            {links.map(({ contentType, uid }) => (
              <li key={`${contentType}/${uid}`}>
                <Link to={`/content/${contentType}/${uid}/${entry.shop}`}>
                  {`${contentType}/${uid}`}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Delete({ entry }: EntryProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const redirect = useRedirect();
  const { nameOf } = useShopNames();
  const { write, isWriting, refusal } = useWrite();
  const [isOpen, setOpen] = useState(false);
  const { revision, shop } = entry;
  const label = t`Delete in ${nameOf(shop)}`;
  const back = () => setOpen(false);
  const remove = async () => {
    const gone = await write(deleteEntry, { params: paramsOf(entry), body: { revision } });
    if (gone === undefined) return;
    notify(t`It is deleted.`);
    redirect('/content');
  };
  return (
    <>
      <Button color="error" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <DialogFrame {...{ isOpen }} title={label} onBack={back}>
        <DialogBody>
          <Refusal of={refusal} />
          <Consequences {...{ entry }} />
        </DialogBody>
        <DialogDeeds onBack={back}>
          <Button variant="contained" color="error" loading={isWriting} onClick={remove}>
            {label}
          </Button>
        </DialogDeeds>
      </DialogFrame>
    </>
  );
}

export function EntryMoves({ entry }: EntryProps) {
  const { t } = useLingui();
  const [copiedTo, setCopiedTo] = useState<readonly OnlineLocale[]>([]);
  const [isOpen, setOpen] = useState(false);
  const mayGo = isSeveralKind(entry.contentType) && (entry.isOwn || entry.draft !== null);
  const { lang } = getDomain(entry.shop);
  const drafted = [...new Set([...entry.draftedIn, ...copiedTo])];
  const others = drafted.filter((shop) => getDomain(shop).lang !== lang);
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, my: 1 }}>
      {entry.fields !== null && (
        <Copy
          {...{ entry }}
          onCopied={(unwritten) => {
            setCopiedTo(unwritten);
            setOpen(unwritten.length > 0);
          }}
        />
      )}
      {entry.fields !== null && others.length > 0 && (
        <Button
          size="small"
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t`Write in other languages`}
        </Button>
      )}
      {isOpen && <TextsToWrite {...{ entry }} shops={others} onBack={() => setOpen(false)} />}
      {mayGo && <Delete {...{ entry }} />}
    </Stack>
  );
}
