/**
 * Records a user's actions on a server-rendered page before the app has hydrated it (shell, hydrate-input.ts): the last
 * button or form, which would do nothing or navigate with the fields in the address, and whether a syllable is being
 * composed.
 */
export const EARLY_SCRIPT = `self.danjiEarly=(function(){
var early={pressed:null,composing:false},ends=[];
function on(type,hear){addEventListener(type,hear,true);ends.push(function(){removeEventListener(type,hear,true)})}
function hold(event,pressed){event.preventDefault();event.stopPropagation();early.pressed=pressed}
on('submit',function(event){hold(event,event.target)});
on('click',function(event){var button=event.target.closest('button');if(button&&button.type!=='submit')hold(event,button)});
on('compositionstart',function(){early.composing=true});
on('compositionend',function(){early.composing=false});
early.end=function(){ends.forEach(function(end){end()})};
return early})()`;
