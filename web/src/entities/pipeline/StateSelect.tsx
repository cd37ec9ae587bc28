import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { PIPELINE_STATES } from '../../../../shared/choices.ts';
import type { PipelineState } from '../../../../shared/model/pipeline.ts';
import { pipelineScreens as texts } from '../../../../shared/texts/pipeline/pipeline-screens.ts';
import { selectData } from '../../components/forms/select-data.ts';

const OPTIONS = [{ value: '', label: texts.none }, ...selectData(PIPELINE_STATES)];

const isState = (value: string): value is PipelineState => Object.hasOwn(PIPELINE_STATES, value);

interface StateSelectProps extends Omit<NativeSelectProps, 'value' | 'data' | 'onChange'> {
  /** "" for a project that is not in the pipeline. */
  state: PipelineState | '';
  onChoose: (state: PipelineState | '') => void;
}

/** The state of a project in the viewer's pipeline. */
export function StateSelect({ state, onChoose, ...select }: StateSelectProps) {
  return (
    <NativeSelect
      {...select}
      data={OPTIONS}
      value={state}
      onChange={({ currentTarget: { value } }) => onChoose(isState(value) ? value : '')}
    />
  );
}
