import { definePlayground } from '../../../../src/model/playground.ts';

export default definePlayground({
  theme: {
    'typography.fontFamily': {
      fallback: '"Roboto", "Helvetica", "Arial", sans-serif',
      options: [
        '"Roboto", "Helvetica", "Arial", sans-serif',
        'system-ui, sans-serif',
        'Georgia, serif',
        'ui-monospace, monospace',
      ],
    },
    'typography.fontSize': { fallback: 14, options: [12, 13, 14, 15, 16, 18] },
    'typography.htmlFontSize': { fallback: 16, options: [10, 14, 16, 18, 20] },
    'typography.fontWeightRegular': { fallback: 400, options: [400, 500, 700] },
    'typography.fontWeightMedium': { fallback: 500, options: [400, 500, 700] },
    'typography.h4.fontSize': {
      fallback: '2.125rem',
      options: ['1.5rem', '1.75rem', '2.125rem', '2.5rem', '3rem'],
    },
    'typography.h4.fontWeight': { fallback: 400, options: [400, 500, 700] },
    'typography.body1.lineHeight': { fallback: 1.5, options: [1.3, 1.5, 1.7, 1.9] },
    'typography.button.textTransform': {
      fallback: 'uppercase',
      options: ['uppercase', 'capitalize', 'none'],
    },
  },
  preset: { 'typography.h4.fontWeight': 700, 'typography.button.textTransform': 'none' },
  children: `<Stack spacing={2} sx={{ width: '100%', maxWidth: 480, alignItems: 'flex-start' }}>
  <Typography variant="overline">Field notes</Typography>
  <Typography variant="h4" component="p">
    A week on the salt marsh
  </Typography>
  <Typography variant="subtitle2" component="p">
    Before the tide comes in
  </Typography>
  <Typography>
    Twice a day the sea takes the paths away and gives them back, a little to the side of where
    they were.
  </Typography>
  <TextField label="Place" defaultValue="East bank" helperText="Where you saw it" />
  <Stack direction="row" spacing={1}>
    <Button variant="contained">Save note</Button>
    <Button>Discard</Button>
  </Stack>
</Stack>`,
});
