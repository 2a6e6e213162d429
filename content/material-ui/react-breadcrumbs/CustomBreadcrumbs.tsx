import Breadcrumbs, { breadcrumbsClasses } from '@mui/material/Breadcrumbs';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import HomeIcon from '@mui/icons-material/Home';

const ChipBreadcrumbs = styled(Breadcrumbs)(({ theme }) => ({
  [`& .${breadcrumbsClasses.separator}`]: {
    marginInline: theme.spacing(0.5),
    color: theme.palette.primary.main,
  },
}));

export default function CustomBreadcrumbs() {
  return (
    <ChipBreadcrumbs separator="›" aria-label="Path to screws">
      <Chip component="a" href="#home" clickable icon={<HomeIcon />} label="Store" size="small" />
      <Chip component="a" href="#screws" clickable label="Screws" size="small" />
      <Chip label="M6" size="small" color="primary" aria-current="page" />
    </ChipBreadcrumbs>
  );
}
