import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { sx: `(theme) => ({ color: '#fff', zIndex: theme.zIndex.modal })` },
  children: '<CircularProgress color="inherit" />',
});
