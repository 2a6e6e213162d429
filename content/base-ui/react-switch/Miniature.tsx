import { Switch } from '@mui/base/Switch';

export default function Miniature() {
  return (
    <Switch
      defaultChecked
      slotProps={{
        root: {
          style: {
            position: 'relative',
            display: 'inline-block',
            width: 52,
            height: 30,
            borderRadius: 15,
            background: 'var(--color-accent)',
          },
        },
        thumb: {
          style: {
            position: 'absolute',
            insetBlockStart: 4,
            insetInlineEnd: 4,
            width: 22,
            height: 22,
            borderRadius: 11,
            background: 'var(--color-on-accent)',
          },
        },
        input: { style: { position: 'absolute', inset: 0, opacity: 0 } },
      }}
    />
  );
}
