import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  props: [
    'children',
    'variant',
    'color',
    'size',
    'startIcon',
    'endIcon',
    'disabled',
    'loading',
    'loadingPosition',
    'fullWidth',
    'disableElevation',
    'disableRipple',
    'disableFocusRipple',
  ],
  preset: { children: 'Save', variant: 'contained' },
});
