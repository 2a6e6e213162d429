import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import { styled } from '@mui/joy/styles';

const Board = styled('div')(({ theme }) => [
  {
    width: 320,
    maxWidth: '100%',
    padding: theme.spacing(2),
    border: '2px solid',
    borderColor: theme.vars.palette.neutral.outlinedBorder,
    borderRadius: theme.vars.radius.md,
    backgroundColor: theme.vars.palette.background.level1,
  },
  theme.applyStyles('dark', {
    borderColor: theme.vars.palette.warning[400],
    boxShadow: `0 0 16px rgba(${theme.vars.palette.warning.mainChannel} / 0.5)`,
  }),
]);

export default function DepartureBoard() {
  return (
    <Board>
      <Typography level="title-lg">22:14 Narvik</Typography>
      <Box
        component="span"
        sx={[
          { color: 'text.secondary' },
          (theme) => theme.applyStyles('dark', { fontFamily: 'code', color: 'warning.300' }),
        ]}
      >
        Platform 6, sleeping cars in front
      </Box>
    </Board>
  );
}
