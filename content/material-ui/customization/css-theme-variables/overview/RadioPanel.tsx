import Button from '@mui/material/Button';

export default function RadioPanel() {
  return (
    <div
      style={{
        padding: 'calc(2 * var(--mui-spacing))',
        borderRadius: 'var(--mui-shape-borderRadius)',
        boxShadow: 'var(--mui-shadows-3)',
        color: 'var(--mui-palette-text-primary)',
        background: 'var(--mui-palette-background-paper)',
      }}
    >
      <strong style={{ color: 'var(--mui-palette-primary-main)' }}>On air</strong>
      <p style={{ margin: 0, font: 'var(--mui-font-body1)' }}>Morning concert, until 9:00</p>
      <p
        style={{
          margin: 0,
          font: 'var(--mui-font-body2)',
          color: 'var(--mui-palette-text-secondary)',
        }}
      >
        Next: news and weather
      </p>
      <Button>Listen</Button>
    </div>
  );
}
