import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-admin';

/** Leads from a part to the drop that says where and when it runs. */
export function DropLink({ dropId }: { dropId: string | null }) {
  const { t } = useLingui();
  if (dropId === null) return null;
  return <Link to={`/drops/${dropId}/show`}>{t`Part of a drop`}</Link>;
}
