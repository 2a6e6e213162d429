import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const draw = (size: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 40 40"><rect width="40" height="40" fill="#f7e3c8"/><circle cx="20" cy="16" r="7" fill="#c68642"/><path d="M6 40a14 15 0 0 1 28 0z" fill="#1f7a1f"/></svg>`,
  )}`;

export default function SharpPortraits() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar
        size="lg"
        alt="Ivo Marin, tenor"
        src={draw(48)}
        srcSet={`${draw(48)} 1x, ${draw(96)} 2x`}
        slotProps={{ img: { referrerPolicy: 'no-referrer' } }}
      />
      <Avatar
        size="lg"
        alt="Ivo Marin, in black and white"
        src={draw(48)}
        slotProps={{ img: { sx: { filter: 'grayscale(1)' } } }}
      />
    </Stack>
  );
}
