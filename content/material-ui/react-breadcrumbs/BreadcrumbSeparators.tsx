import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';

export default function BreadcrumbSeparators() {
  const Arrow = useTheme().direction === 'rtl' ? NavigateBeforeIcon : NavigateNextIcon;

  const levels = [
    <Link key="paint" underline="hover" color="inherit" href="#paint">
      Paint
    </Link>,
    <Typography key="brushes" sx={{ color: 'text.primary' }}>
      Brushes
    </Typography>,
  ];

  return (
    <Stack spacing={2}>
      <Breadcrumbs separator="·" aria-label="Path with dots">
        {levels}
      </Breadcrumbs>
      <Breadcrumbs separator="|" aria-label="Path with bars">
        {levels}
      </Breadcrumbs>
      <Breadcrumbs separator={<Arrow fontSize="small" />} aria-label="Path with arrows">
        {levels}
      </Breadcrumbs>
    </Stack>
  );
}
