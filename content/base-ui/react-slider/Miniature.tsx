import { Slider } from '@mui/base/Slider';

export default function Miniature() {
  return (
    <Slider
      defaultValue={60}
      slotProps={{
        root: { style: { position: 'relative', display: 'block', width: 220, height: 24 } },
        rail: {
          style: {
            position: 'absolute',
            insetBlockStart: 10,
            width: '100%',
            height: 4,
            borderRadius: 2,
            background: 'var(--color-border-strong)',
          },
        },
        track: {
          style: {
            position: 'absolute',
            insetBlockStart: 10,
            height: 4,
            borderRadius: 2,
            background: 'var(--color-accent)',
          },
        },
        thumb: {
          style: {
            position: 'absolute',
            insetBlockStart: 2,
            width: 20,
            height: 20,
            marginInlineStart: -10,
            border: '2px solid var(--color-accent)',
            borderRadius: 10,
            background: 'var(--color-surface)',
          },
        },
      }}
    />
  );
}
