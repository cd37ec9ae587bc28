import { testedSystem } from './system.ts';

Object.assign(process.env, testedSystem().environment ?? {});
