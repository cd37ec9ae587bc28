import type { MantineThemeComponents } from '@mantine/core';
import * as fields from '../../../shared/texts/common/fields.ts';
import buttonClasses from './Button.module.css';
import checkboxClasses from './Checkbox.module.css';
import inputClasses from './Input.module.css';
import inputWrapperClasses from './InputWrapper.module.css';
import passwordInputClasses from './PasswordInput.module.css';

/** How the kit's buttons and fields look and behave here. */
export const controls: MantineThemeComponents = {
  Button: { defaultProps: { size: 'md' }, classNames: buttonClasses },
  Checkbox: { classNames: checkboxClasses },
  Input: { defaultProps: { size: 'md' }, classNames: inputClasses },
  InputWrapper: {
    defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'], withAsterisk: false },
    classNames: inputWrapperClasses,
  },
  PasswordInput: {
    defaultProps: {
      visibilityToggleFocusable: true,
      visibilityToggleButtonProps: { 'aria-label': fields.showPassword },
    },
    classNames: passwordInputClasses,
  },
  Textarea: { defaultProps: { autosize: true, minRows: 3, maxRows: 20, dir: 'auto' } },
};
