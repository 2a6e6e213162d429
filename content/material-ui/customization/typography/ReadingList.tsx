import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Label = styled('p')(({ theme }) => ({
  ...theme.typography.overline,
  margin: 0,
}));

export default function ReadingList() {
  return (
    <section>
      <Label>To read</Label>
      <Box component="ul" sx={{ typography: 'body1', m: 0, paddingInlineStart: 3 }}>
        <li>The orchard in four seasons</li>
        <Box component="li" sx={{ fontWeight: 'fontWeightBold' }}>
          Letters from a cold harbor
        </Box>
        <Box component="li" sx={{ fontSize: 'caption.fontSize' }}>
          An index of small birds
        </Box>
      </Box>
    </section>
  );
}
