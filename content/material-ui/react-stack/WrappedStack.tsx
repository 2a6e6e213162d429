import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const ingredients = ['Lentils', 'Carrots', 'Celery', 'Onion', 'Garlic', 'Cumin', 'Lemon', 'Salt'];

export default function WrappedStack() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', width: 260 }}>
      {ingredients.map((name) => (
        <Chip key={name} label={name} />
      ))}
    </Stack>
  );
}
