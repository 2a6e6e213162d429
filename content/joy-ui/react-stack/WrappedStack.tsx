import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const harbors = ['Arnsund', 'Brekke', 'Dalsvik', 'Fagernes', 'Holmen', 'Lyngvik', 'Rosenholm'];

export default function WrappedStack() {
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', maxWidth: 260, m: 0, p: 0, listStyle: 'none' }}
    >
      {harbors.map((harbor) => (
        <li key={harbor}>
          <Chip>{harbor}</Chip>
        </li>
      ))}
    </Stack>
  );
}
