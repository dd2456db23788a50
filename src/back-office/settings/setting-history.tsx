import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import { undoShopSetting } from '#src/domain/shop/setting.calls.ts';
import {
  type Setting,
  type SettingChange,
  type ShopSetting,
  settingSchema,
} from '#src/domain/shop/setting.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';

type Compared = { lost: readonly string[]; gained: readonly string[] };

function compare(before: readonly string[], after: readonly string[]): Compared {
  return {
    lost: before.filter((line) => !after.includes(line)),
    gained: after.filter((line) => !before.includes(line)),
  };
}

/** What a change of the history did; the fields that it left alone are those of now. */
function comparedOf(
  { before, after }: SettingChange,
  now: Setting,
  sentences: (setting: Setting) => readonly string[],
): Compared {
  const linesOf = (fields: object) => {
    const { data } = settingSchema.safeParse({ ...now, ...fields });
    return data === undefined ? [] : sentences(data);
  };
  return compare(linesOf(before), linesOf(after));
}

function Lines({ name, lines }: { name: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {lines.map((line) => (
          <Typography key={line} variant="body2">
            {line}
          </Typography>
        ))}
      </Box>
    </>
  );
}

type HistoryProps = { read: ShopSetting; sentences: (setting: Setting) => readonly string[] };

/** Who changed what of a part and when, the newest first; each change can be gone back before. */
export function SettingHistory({ read, sentences }: HistoryProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const { moment } = useFormats();
  const { write, isWriting, refusal } = useWrite();
  const { shop, revision, history, setting } = read;

  async function undo(changeId: string) {
    const params = { shop, part: setting.part };
    const done = await write(undoShopSetting, { params, body: { revision, changeId } });
    if (done !== undefined) notify(t`It is as it was.`);
  }

  return (
    <Section title={t`History`}>
      <Refusal of={refusal} />
      {history.length === 0 && <Typography>{t`Nothing has been changed here yet.`}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {history.map((change, at) => {
          const { lost, gained } = comparedOf(change, setting, sentences);
          const when = moment(change.at);
          return (
            <Box
              component="li"
              key={change.id}
              sx={{ py: 1.5, borderTop: at === 0 ? 0 : 1, borderColor: 'divider' }}
            >
              <Typography variant="subtitle2" component="h3">
                {`${change.by}, ${when}`}
              </Typography>
              <Box component="dl" sx={{ m: 0 }}>
                <Lines name={t`Before`} lines={lost} />
                <Lines name={t`After`} lines={gained} />
              </Box>
              <ConfirmButton
                {...{ isWriting }}
                label={at === 0 ? t`Undo this change` : t`Go back to before ${when}`}
                question={
                  at === 0
                    ? t`It becomes as it was before this change.`
                    : t`What this change touched becomes as it was before it; later changes of the same are gone with it.`
                }
                onYes={() => undo(change.id)}
              />
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}
