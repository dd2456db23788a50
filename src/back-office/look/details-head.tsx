import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useExpandAll, useListContext, useResourceContext } from 'react-admin';

/** The head of a list whose rows open: the library's has a column without a name, for the mouse alone. */
export function DetailsHead({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  const resource = useResourceContext() ?? '';
  const { data = [] } = useListContext();
  const ids = data.map(({ id }) => id);
  const [isExpanded, toggle] = useExpandAll(resource, ids);
  return (
    <TableHead>
      <TableRow>
        <TableCell padding="none">
          <Button size="small" aria-expanded={isExpanded} onClick={toggle}>
            {t`Details`}
          </Button>
        </TableCell>
        {children}
      </TableRow>
    </TableHead>
  );
}
