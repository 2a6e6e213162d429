import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { svgIconClasses } from '@mui/material/SvgIcon';
import SetMealIcon from '@mui/icons-material/SetMeal';

export default function StatesBox() {
  return (
    <Box
      component="button"
      type="button"
      sx={{
        p: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        font: 'inherit',
        color: 'text.primary',
        bgcolor: 'background.paper',
        cursor: 'pointer',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
        [`&:hover .${svgIconClasses.root}`]: { transform: 'scale(1.3)' },
        [`& .${svgIconClasses.root}`]: { transition: 'transform 200ms' },
      }}
    >
      <SetMealIcon />
      <Typography component="span" sx={{ display: 'block' }}>
        Feed
      </Typography>
    </Box>
  );
}
