import Checkbox from '@mui/material/Checkbox';
import { DataTable, type RaRecord, useListContext } from 'react-admin';

type SelectProps = {
  /** Of a row, so that each box has a name of its own. */
  nameOf: (record: RaRecord) => string;
  allName: string;
};

/** Selects all rows of the page, or none. */
export function SelectPage({ name }: { name: string }) {
  const { data = [], selectedIds = [], onSelect } = useListContext();
  const here = data.map(({ id }) => id);
  const count = here.filter((id) => selectedIds.includes(id)).length;
  const isAll = here.length > 0 && count === here.length;
  const others = selectedIds.filter((id) => !here.includes(id));
  return (
    <Checkbox
      size="small"
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      onChange={() => onSelect(isAll ? others : [...others, ...here])}
      slotProps={{ input: { 'aria-label': name } }}
    />
  );
}

export function SelectRow({ id, name }: { id: RaRecord['id']; name: string }) {
  const { selectedIds = [], onToggleItem } = useListContext();
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      // A click on the rest of the row opens it.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': name } }}
    />
  );
}

/** Boxes that select rows: the library's own give their names to an element that has no role. */
export const selectColumn = ({ nameOf, allName }: SelectProps) => (
  <DataTable.Col<RaRecord>
    key="select"
    label={<SelectPage name={allName} />}
    disableSort
    render={(record) => <SelectRow id={record.id} name={nameOf(record)} />}
  />
);
