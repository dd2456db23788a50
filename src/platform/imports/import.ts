import { fillEmptyShops } from '../opening/open-shops.ts';
import { runImport } from './run-import.ts';

/** Takes over products on a platform that runs alone. */
runImport(() => fillEmptyShops);
