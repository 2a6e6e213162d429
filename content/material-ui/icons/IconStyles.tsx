import CabinIcon from '@mui/icons-material/Cabin';
import CabinOutlinedIcon from '@mui/icons-material/CabinOutlined';
import CabinRoundedIcon from '@mui/icons-material/CabinRounded';
import CabinSharpIcon from '@mui/icons-material/CabinSharp';
import CabinTwoToneIcon from '@mui/icons-material/CabinTwoTone';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const styles = [
  { name: 'Filled', Icon: CabinIcon },
  { name: 'Outlined', Icon: CabinOutlinedIcon },
  { name: 'Rounded', Icon: CabinRoundedIcon },
  { name: 'Two tone', Icon: CabinTwoToneIcon },
  { name: 'Sharp', Icon: CabinSharpIcon },
];

export default function IconStyles() {
  return (
    <Stack
      direction="row"
      spacing={3}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {styles.map(({ name, Icon }) => (
        <Stack key={name} sx={{ alignItems: 'center' }}>
          <Icon />
          <Typography variant="caption">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
