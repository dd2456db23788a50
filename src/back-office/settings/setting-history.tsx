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

/** Whether the newest change took an earlier one back, as a reader sees it. */
function isTakenBack(
  [newest, ...earlier]: readonly SettingChange[],
  linesOf: (fields: object) => readonly string[],
): boolean {
  if (newest === undefined) return false;
  const said = (fields: object) => linesOf(fields).join('\n');
  const [from, to] = [said(newest.before), said(newest.after)];
  const count = (start: string, end: string) =>
    earlier.filter((one) => said(one.before) === start && said(one.after) === end).length;
  // What was redone since is a change again.
  return from !== to && count(to, from) > count(from, to);
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

type HistoryProps = Pick<ReturnType<typeof useWrite>, 'isWriting' | 'refusal'> & {
  history: readonly SettingChange[];
  /** What fields of a change say, with the others as they are now. */
  linesOf: (fields: object) => readonly string[];
  /** True once it was done. */
  onUndo: (changeId: string) => Promise<boolean>;
};

/** Who changed what and when, the newest first; each change can be gone back before. */
export function History({ history, linesOf, onUndo, isWriting, refusal }: HistoryProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const { moment } = useFormats();
  const isUndo = isTakenBack(history, linesOf);

  async function undo(changeId: string) {
    if (await onUndo(changeId)) notify(t`It is as it was.`);
  }

  return (
    <Section title={t`History`}>
      <Refusal of={refusal} />
      {history.length === 0 && <Typography>{t`Nothing has been changed here yet.`}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {history.map((change, at) => {
          const { lost, gained } = compare(linesOf(change.before), linesOf(change.after));
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
              {at === 0 && isUndo && (
                <Typography variant="body2">{t`This undid an earlier change. To go further back, choose a change below.`}</Typography>
              )}
              <Box component="dl" sx={{ m: 0 }}>
                <Lines name={t`Before`} lines={lost} />
                <Lines name={t`After`} lines={gained} />
              </Box>
              <ConfirmButton
                {...{ isWriting }}
                label={
                  at > 0
                    ? t`Go back to before ${when}`
                    : isUndo
                      ? t`Redo what was undone`
                      : t`Undo this change`
                }
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

type SettingProps = { read: ShopSetting; sentences: (setting: Setting) => readonly string[] };

/** The history of a part of the settings. */
export function SettingHistory({ read, sentences }: SettingProps) {
  const { write, isWriting, refusal } = useWrite();
  const { shop, revision, history, setting } = read;
  const params = { shop, part: setting.part };
  return (
    <History
      {...{ history, isWriting, refusal }}
      linesOf={(fields) => {
        const { data } = settingSchema.safeParse({ ...setting, ...fields });
        return data === undefined ? [] : sentences(data);
      }}
      onUndo={async (changeId) =>
        (await write(undoShopSetting, { params, body: { revision, changeId } })) !== undefined
      }
    />
  );
}
