import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Steps = styled('ol')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gap: theme.spacing(1, 4),
  margin: 0,
  paddingInlineStart: theme.spacing(3),
  [theme.containerQueries.up(360)]: { gridTemplateColumns: 'auto auto' },
  [theme.containerQueries.down(360)]: { fontSize: theme.typography.body2.fontSize },
}));

export default function StyledQueries() {
  return (
    <Box sx={{ containerType: 'inline-size', width: '100%' }}>
      <Steps>
        <li>Fill the tray</li>
        <li>Press the seeds in</li>
        <li>Water from below</li>
        <li>Cover for a week</li>
      </Steps>
    </Box>
  );
}
