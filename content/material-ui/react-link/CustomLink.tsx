import Link, { linkClasses } from '@mui/material/Link';
import { styled } from '@mui/material/styles';

const MarkerLink = styled(Link)(({ theme }) => ({
  fontWeight: theme.typography.fontWeightMedium,
  textDecorationThickness: 2,
  textUnderlineOffset: 4,
  '&:hover': { textDecorationThickness: 4 },
  [`&.${linkClasses.focusVisible}`]: {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: 4,
    borderRadius: 2,
  },
}));

export default function CustomLink() {
  return <MarkerLink href="#subscribe">Subscribe to the weekend edition</MarkerLink>;
}
