import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

const NOTES = ['Restored in 1987 from two prints.', 'Restored again in 2024, in color.'];

export default function LoadingCard() {
  const [index, setIndex] = React.useState(0);
  const [busy, setBusy] = React.useState(false);

  React.useEffect(() => {
    if (!busy) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setIndex((shown) => (shown + 1) % NOTES.length);
      setBusy(false);
    }, 2000);
    return () => clearTimeout(timer);
  }, [busy]);

  return (
    <Card sx={{ width: 320, overflow: 'hidden' }}>
      {busy ? (
        <LinearProgress
          id="notes-progress"
          size="sm"
          aria-label="Loading another note"
          sx={{ position: 'absolute', insetInline: 0, top: 0, borderRadius: 0 }}
        />
      ) : null}
      <CardContent aria-busy={busy} aria-describedby={busy ? 'notes-progress' : undefined}>
        <Typography level="title-md" component="h3">
          The Lock Keeper, 1926
        </Typography>
        <Typography aria-live="polite">{NOTES[index]}</Typography>
      </CardContent>
      <Button variant="soft" onClick={() => setBusy(true)}>
        Another note
      </Button>
    </Card>
  );
}
