import { Badge } from '@mui/base/Badge';

export default function Miniature() {
  return (
    <Badge
      badgeContent={5}
      slotProps={{
        root: { style: { position: 'relative', display: 'inline-block' } },
        badge: {
          style: {
            position: 'absolute',
            insetBlockStart: -10,
            insetInlineEnd: -10,
            minWidth: 24,
            borderRadius: 12,
            background: 'var(--color-accent)',
            color: 'var(--color-on-accent)',
            fontSize: 14,
            lineHeight: '24px',
            textAlign: 'center',
          },
        },
      }}
    >
      <div
        style={{
          width: 56,
          height: 56,
          borderRadius: 12,
          background: 'var(--color-border-strong)',
        }}
      />
    </Badge>
  );
}
