import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import ClearIcon from '@mui/icons-material/Clear';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import WaterDropOutlinedIcon from '@mui/icons-material/WaterDropOutlined';

export default function CheckboxIcons() {
  return (
    <Stack spacing={1.5}>
      <Checkbox label="Slugs are gone" checkedIcon={<ClearIcon />} defaultChecked />
      <Checkbox
        label="Needs water"
        color="primary"
        variant="plain"
        uncheckedIcon={<WaterDropOutlinedIcon />}
        checkedIcon={<WaterDropIcon />}
      />
      <Checkbox
        label="In flower"
        color="success"
        variant="soft"
        checkedIcon={<LocalFloristIcon />}
        defaultChecked
      />
    </Stack>
  );
}
