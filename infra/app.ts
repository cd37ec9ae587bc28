import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { bundleFor, bundleFunctions } from './bundles/functions.ts';
import { addPictureFont } from './bundles/picture-font.ts';
import { addPictureLibrary } from './bundles/picture-library.ts';
import { buildSpa } from './bundles/spa.ts';
import { requireSettings, warnOfGaps } from './constructs/warnings.ts';
import { deployable } from './emulator.ts';
import { hearth } from './hearth.ts';
import { stageNamed } from './stages.ts';

const app = new App();
const stage = deployable(stageNamed(app.node.tryGetContext('stage')), process.env.AWS_ENDPOINT_URL);
requireSettings(stage);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
const bundles = await bundleFunctions();
// Lambda's, unless functions are to run on an emulator of AWS.
for (const id of ['media-worker', 'page-pictures'])
  addPictureLibrary(bundleFor(bundles, id).directory, process.env.FUNCTION_CPU ?? 'arm64');
addPictureFont(bundleFor(bundles, 'page-pictures').directory);
const { operations } = hearth(app, stage, { bundles, spa: buildSpa() });
warnOfGaps(operations, stage);
app.synth();
