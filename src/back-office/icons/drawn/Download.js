import { createSvgIcon } from '@mui/material/utils';
import { jsx } from 'react/jsx-runtime';
export default createSvgIcon(jsx('path', { d: 'M5 20h14v-2H5zM19 9h-4V3H9v6H5l7 7z' }), 'Download');
