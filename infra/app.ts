import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { bundleFunctions } from './bundles/functions.ts';
import { buildSpa } from './bundles/spa.ts';
import { hearth } from './hearth.ts';
import { stageNamed } from './stages.ts';

const app = new App();
const stage = stageNamed(app.node.tryGetContext('stage'));
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
hearth(app, stage, { bundles: await bundleFunctions(), spa: buildSpa() });
app.synth();
