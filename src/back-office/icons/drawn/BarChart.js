import { createSvgIcon } from '@mui/material/utils';
import { jsx } from 'react/jsx-runtime';
export default createSvgIcon(
  jsx('path', { d: 'M4 9h4v11H4zm12 4h4v7h-4zm-6-9h4v16h-4z' }),
  'BarChart',
);
