import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { required, TextInput } from 'react-admin';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { SettingOf, SwitchName } from '#src/domain/shop/setting.schema.ts';
import { useOwnShops } from '../look/choose-shop.tsx';
import { DialogBody, DialogDeeds, DialogFrame } from '../look/dialog-frame.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { Said } from './said.tsx';
import { SettingPage } from './setting-page.tsx';
import { SWITCH_GROUPS, SWITCH_NAMES, SWITCHES } from './switch-words.ts';
import { type ReadSetting, useSaveSetting, useSetting } from './use-setting.ts';

type Read = { read: ReadSetting<'switches'> };

function useCampaignSentence() {
  const { t } = useLingui();
  return (name: string) => t`Campaign: ${name}`;
}

function useSwitchSentences() {
  const { t, i18n } = useLingui();
  const campaign = useCampaignSentence();
  return (setting: SettingOf<'switches'>) => [
    ...SWITCH_NAMES.map((name) => {
      const feature = i18n._(SWITCHES[name].name);
      return setting[name] ? t`${feature}: on` : t`${feature}: off`;
    }),
    campaign(setting.commercialOperation.version),
  ];
}

function OneSwitch({ read, name, label }: Read & { name: SwitchName; label: string }) {
  const { save, isWriting, refusal } = useSaveSetting(read);
  return (
    <>
      <Switch
        checked={read.setting[name]}
        // Not disabled while it is written: it would lose the focus.
        onChange={(_event, isOn) => isWriting || save({ ...read.setting, [name]: isOn })}
        slotProps={{ input: { 'aria-label': label, role: 'switch' } }}
      />
      <Refusal of={refusal} />
    </>
  );
}

function InShop({ shop, name }: { shop: OnlineLocale; name: SwitchName }) {
  const { nameOf } = useShopNames();
  const { read, refusal } = useSetting(shop, 'switches');
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
      {read !== null && <OneSwitch {...{ read, name }} label={nameOf(shop)} />}
      <span aria-hidden>{nameOf(shop)}</span>
      <Refusal of={refusal} />
    </Box>
  );
}

/** One switch in all shops of the reader. */
function InAllShops({ name }: { name: SwitchName }) {
  const { t, i18n } = useLingui();
  const { shops } = useOwnShops('settings:write');
  const [isOpen, setOpen] = useState(false);
  const back = () => setOpen(false);
  const feature = i18n._(SWITCHES[name].name);
  if (shops.length < 2) return null;
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={t`${feature}: all shops`}
        onClick={() => setOpen(true)}
      >
        {t`All shops`}
      </Button>
      <DialogFrame {...{ isOpen }} title={feature} onBack={back}>
        <DialogBody>
          <Typography color="textSecondary">{i18n._(SWITCHES[name].about)}</Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {shops.map((shop) => (
              <InShop key={shop} {...{ shop, name }} />
            ))}
          </Box>
        </DialogBody>
        <DialogDeeds onBack={back} />
      </DialogFrame>
    </>
  );
}

function SwitchLine({ read, name }: Read & { name: SwitchName }) {
  const { i18n } = useLingui();
  const label = i18n._(SWITCHES[name].name);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', py: 1 }}
      aria-label={label}
    >
      <Box sx={{ minWidth: 0, flexShrink: 0 }}>
        <OneSwitch {...{ read, name, label }} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3">
          {label}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {i18n._(SWITCHES[name].about)}
        </Typography>
        <InAllShops {...{ name }} />
      </Box>
    </Box>
  );
}

/** A name that pages carry, which a look of one's own can follow. */
function Campaign({ read }: Read) {
  const { t } = useLingui();
  const helpId = useId();
  const { save, isWriting, refusal } = useSaveSetting(read);
  const { version } = read.setting.commercialOperation;
  return (
    <Said title={t`Campaign`} lines={[useCampaignSentence()(version)]}>
      <Typography id={helpId} color="textSecondary" sx={{ width: '100%' }}>
        {t`Every page of the shop carries this name: a look of your own for a season follows it. Pages of before are no longer sent.`}
      </Typography>
      <FormDialog
        {...{ isWriting, refusal }}
        label={t`Change the campaign`}
        deed={t`Save`}
        defaultValues={{ version }}
        onSave={(typed) =>
          save({ ...read.setting, commercialOperation: { version: String(typed.version).trim() } })
        }
      >
        <TextInput
          source="version"
          label={t`Name of the campaign`}
          validate={required()}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
      </FormDialog>
    </Said>
  );
}

/** What a shop offers beside selling, each with what it does for a shopper. */
export function SwitchesPage() {
  const { t, i18n } = useLingui();
  return (
    <SettingPage
      part="switches"
      title={t`Features`}
      about={t`What the shop offers its shoppers, on or off.`}
      useSentences={useSwitchSentences}
    >
      {(read) => (
        <>
          {Object.entries(SWITCH_GROUPS).map(([group, title]) => (
            <Section key={group} title={i18n._(title)}>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {SWITCH_NAMES.filter((name) => SWITCHES[name].group === group).map((name) => (
                  <SwitchLine key={name} {...{ read, name }} />
                ))}
              </Box>
            </Section>
          ))}
          <Campaign {...{ read }} />
        </>
      )}
    </SettingPage>
  );
}
