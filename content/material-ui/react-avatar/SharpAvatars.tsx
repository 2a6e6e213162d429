import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

function portrait(pixels: number) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 40 40"><path fill="#cdeac0" d="M0 0h40v40H0z"/><circle cx="20" cy="16" r="8" fill="#8d5524"/><path fill="#5f0f40" d="M4 40a16 14 0 0 1 32 0z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

export default function SharpAvatars() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar
        alt="Paul Roux, viola"
        src={portrait(40)}
        srcSet={`${portrait(40)} 1x, ${portrait(80)} 2x`}
      />
      <Avatar
        alt="Paul Roux, viola, on the poster"
        src={portrait(96)}
        srcSet={`${portrait(48)} 48w, ${portrait(96)} 96w, ${portrait(192)} 192w`}
        sizes="(max-width: 600px) 48px, 96px"
        sx={{ width: { xs: 48, sm: 96 }, height: { xs: 48, sm: 96 } }}
      />
    </Stack>
  );
}
