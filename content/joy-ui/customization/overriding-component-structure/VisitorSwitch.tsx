import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function VisitorSwitch() {
  return (
    <Typography
      component="label"
      endDecorator={
        <Switch
          defaultChecked
          slotProps={{
            thumb: ({ checked }) => ({ sx: { borderRadius: checked ? '2px' : '50%' } }),
          }}
        />
      }
    >
      Visitors may enter
    </Typography>
  );
}
