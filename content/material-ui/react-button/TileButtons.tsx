import ButtonBase, { buttonBaseClasses } from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import InventoryIcon from '@mui/icons-material/Inventory2';
import MailIcon from '@mui/icons-material/Mail';

const Tile = styled(ButtonBase)(({ theme }) => ({
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  width: 180,
  padding: theme.spacing(2),
  textAlign: 'start',
  color: theme.palette.text.primary,
  border: '1px solid',
  borderColor: theme.palette.divider,
  borderRadius: theme.shape.borderRadius,
  '&:hover': { backgroundColor: theme.palette.action.hover },
  [`&.${buttonBaseClasses.focusVisible}`]: { outline: '2px solid', outlineOffset: 2 },
}));

export default function TileButtons() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Tile focusRipple>
        <MailIcon color="primary" />
        <Typography component="span">Letter</Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          Up to 500 g, from 1.80
        </Typography>
      </Tile>
      <Tile focusRipple>
        <InventoryIcon color="primary" />
        <Typography component="span">Parcel</Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          Up to 10 kg, from 6.50
        </Typography>
      </Tile>
    </Stack>
  );
}
