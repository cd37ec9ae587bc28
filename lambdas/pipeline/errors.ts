import { pipeline as texts } from '../../shared/texts/pipeline/pipeline.ts';
import { errorClasses } from '../http/errors.ts';

export const { PipelineFullError } = errorClasses({
  PipelineFullError: [400, 'TOO_MANY', texts.tooMany],
});
