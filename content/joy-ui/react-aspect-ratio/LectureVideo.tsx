import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function LectureVideo() {
  const [ratio, setRatio] = React.useState('16 / 9');

  return (
    <Stack spacing={1.5} sx={{ width: 320, maxWidth: '100%' }}>
      <ToggleButtonGroup
        aria-label="Format of the lecture"
        size="sm"
        value={ratio}
        onChange={(event, newRatio) => setRatio(newRatio ?? ratio)}
      >
        <Button value="16 / 9">Widescreen</Button>
        <Button value="4 / 3">Classic</Button>
        <Button value="1">Square</Button>
      </ToggleButtonGroup>
      <AspectRatio ratio={ratio} variant="plain" sx={{ borderRadius: 'md' }}>
        <svg viewBox="0 0 160 90" role="img" aria-label="Moon over a hill">
          <rect width="160" height="90" fill="#1d3557" />
          <circle cx="112" cy="30" r="14" fill="#f1faee" />
          <path d="M0 90c40-44 90-44 160-12v12z" fill="#2a9d8f" />
        </svg>
      </AspectRatio>
    </Stack>
  );
}
