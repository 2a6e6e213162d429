import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export default function PrintShadows() {
  return (
    <Stack
      direction="row"
      spacing={3}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center', p: 2 }}
    >
      {sizes.map((size) => (
        <Sheet
          key={size}
          sx={{
            width: 96,
            height: 72,
            display: 'grid',
            placeItems: 'center',
            borderRadius: 'sm',
            boxShadow: size,
          }}
        >
          {size}
        </Sheet>
      ))}
    </Stack>
  );
}
