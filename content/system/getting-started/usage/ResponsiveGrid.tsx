import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const recipes = ['Lemon tart', 'Rye bread', 'Leek soup', 'Plum cake', 'Pancakes', 'Oat bars'];

export default function ResponsiveGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: ['1fr', 'repeat(2, 1fr)', 'repeat(3, 1fr)'],
        gap: [1, 2],
        width: 1,
      }}
    >
      {recipes.map((recipe) => (
        <Paper key={recipe} variant="outlined" sx={{ p: 2 }}>
          {recipe}
        </Paper>
      ))}
    </Box>
  );
}
