import './node-version.ts';
import { openApi } from '../../shared/api/openapi.ts';

console.log(JSON.stringify(openApi(), null, 2));
