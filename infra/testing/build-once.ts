import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { bundleFunctions } from '../bundles/functions.ts';
import { stages } from '../stages.ts';
import { bundlesFile, spaFolder, templatesFile } from './built-files.ts';
import { synthesize } from './synthesize.ts';

/** A SPA of three files, whose pages hold a script each. */
function buildSpa(): string {
  mkdirSync(join(spaFolder(), 'assets'), { recursive: true });
  for (const page of ['index.html', 'app.html'])
    writeFileSync(join(spaFolder(), page), '<script>beforePaint()</script>');
  writeFileSync(join(spaFolder(), 'assets/main-1234.js'), 'main()');
  return spaFolder();
}

/** Bundles the functions and synthesizes every stage once for all test files, which run in processes of their own. */
export default async function buildOnce(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'hearth-infra-'));
  process.once('exit', () => rmSync(directory, { recursive: true }));
  process.env.BUILT_FOLDER = directory;
  const built = { bundles: await bundleFunctions(join(directory, 'functions')), spa: buildSpa() };
  writeFileSync(bundlesFile(), serialize(built.bundles));
  for (const stage of stages)
    writeFileSync(templatesFile(stage.name), JSON.stringify(synthesize(stage, built)));
}
