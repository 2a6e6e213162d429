import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { amber, blue, green, red } from '@mui/material/colors';
import { styled } from '@mui/material/styles';

const hues = { ripe: green, soon: amber, unripe: blue, spoiled: red };
type Ripeness = keyof typeof hues;

const Tag = styled(Box)(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(0.5, 1.5),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: 'var(--pale)',
  color: 'var(--deep)',
  ...theme.applyStyles('dark', {
    backgroundColor: 'var(--deep)',
    color: 'var(--pale)',
  }),
}));

export default function ShadeTags() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {(Object.keys(hues) as Ripeness[]).map((name) => (
        <Tag
          key={name}
          sx={{
            '--pale': hues[name][50],
            '--deep': name === 'soon' ? '#5c3300' : hues[name][900],
          }}
        >
          {name}
        </Tag>
      ))}
    </Stack>
  );
}
