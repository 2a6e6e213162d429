import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { ariaLabel: `'Share'`, icon: '<SpeedDialIcon />' },
  around: `<Box sx={{ height: 240, display: 'flex', alignItems: 'flex-end' }}>{element}</Box>`,
  children: `<SpeedDialAction icon={<SaveIcon />} slotProps={{ tooltip: { title: 'Save' } }} />
<SpeedDialAction icon={<PrintIcon />} slotProps={{ tooltip: { title: 'Print' } }} />`,
});
