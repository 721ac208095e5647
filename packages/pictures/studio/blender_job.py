"""Runs inside Blender: `blender -b -P blender_job.py -- jobs.json`. Renders each job's passes as linear EXR files."""
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

import materials  # noqa: E402


def _cover(scene, tree, objects):
    """How much of each pixel the objects fill, from the same samples as the picture (Cryptomatte)."""
    scene.view_layers[0].use_pass_cryptomatte_object = True
    node = tree.nodes.new('CompositorNodeCryptomatteV2')
    node.source, node.scene = 'RENDER', scene
    node.layer_name = f'{scene.view_layers[0].name}.CryptoObject'
    node.matte_id = ','.join(obj.name for obj in objects)
    return node.outputs['Matte']


def _layers(scene, folder, piece=()):
    """Wire the compositor so that light and colour land in files of their own: the denoiser filters light, never texture.

    With a `piece` (objects) its cover is a file more.
    """
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_glossy_color = True
    layer.use_pass_transmission_direct = layer.use_pass_transmission_indirect = layer.use_pass_transmission_color = True
    layer.use_pass_emit = layer.use_pass_environment = layer.use_pass_normal = layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')

    def mix(kind, a, b):
        node = tree.nodes.new('CompositorNodeMixRGB')
        node.blend_type = kind
        tree.links.new(a, node.inputs[1])
        tree.links.new(b, node.inputs[2])
        return node.outputs[0]

    out = source.outputs
    files = {
        'diffuse': mix('ADD', out['DiffDir'], out['DiffInd']), 'diffuse-colour': out['DiffCol'],
        'gloss': mix('ADD', out['GlossDir'], out['GlossInd']), 'gloss-colour': out['GlossCol'],
        'rest': mix('ADD', mix('MULTIPLY', mix('ADD', out['TransDir'], out['TransInd']), out['TransCol']), mix('ADD', out['Emit'], out['Env'])),
        'normal': out['Normal'], 'depth': out['Depth'],
    }
    if piece:
        files['cover'] = _cover(scene, tree, piece)
    target = tree.nodes.new('CompositorNodeOutputFile')
    target.base_path = folder
    target.format.file_format = 'OPEN_EXR'
    target.format.color_depth = '16'
    target.format.exr_codec = 'ZIP'
    target.file_slots.clear()
    for i, (name, socket) in enumerate(files.items()):
        target.file_slots.new(f'{name}-')
        tree.links.new(socket, target.inputs[i])
    return target


def _cycles(scene, job):
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.cycles.samples = job['samples']
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.use_denoising = False
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_direct = 12
    scene.cycles.sample_clamp_indirect = 3
    scene.cycles.blur_glossy = 1.0
    scene.cycles.max_bounces = 5
    # The last bounce of a room is a tenth of its light and a fifth of its time: layers, of which a room has dozens, do without.
    scene.cycles.diffuse_bounces = 2 if job['kind'] == 'layered' else 3
    scene.cycles.glossy_bounces = 3
    scene.cycles.transmission_bounces = 4
    scene.cycles.transparent_max_bounces = 12
    scene.cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = job.get('threads', 2)
    scene.render.resolution_x, scene.render.resolution_y = job['width'], job['height']
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    scene.render.image_settings.file_format = 'PNG'


def _border(scene, left, top, right, bottom):
    """Render this part of the picture alone; fractions of its size from the top left."""
    scene.render.use_border = scene.render.use_crop_to_border = True
    scene.render.border_min_x, scene.render.border_max_x = left, right
    scene.render.border_min_y, scene.render.border_max_y = 1 - bottom, 1 - top


def measure(job):
    """Where each slot of a layered room may draw: `{slot: [[x, y], …]}`, a convex outline in fractions of the picture."""
    from rooms import layered
    points = {}
    for slot in layered.data(job['spec']['room'])['slots']:
        found = []
        for option in slot['options']:
            bpy.ops.wm.read_factory_settings(use_empty=True)
            materials.forget()
            scene = bpy.context.scene
            scene.render.resolution_x, scene.render.resolution_y = job['width'], job['height']
            brought = layered.compose({**job['spec'], 'pieces': {slot['slot']: option['product']}}, scene)
            found += layered.reach(scene, brought[slot['slot']], slot.get('margin', 0.55))
        points[slot['slot']] = [[round(v, 4) for v in point] for point in layered.outline(found)]
    os.makedirs(job['out'], exist_ok=True)
    with open(os.path.join(job['out'], 'reach.json'), 'w') as handle:
        json.dump(points, handle)
    print('DONE', job['id'], flush=True)


def _run(job):
    if job['kind'] == 'measure':
        return measure(job)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()
    scene = bpy.context.scene
    _cycles(scene, job)
    start = time.process_time()
    brought = {}
    if job['kind'] == 'product':
        import stage
        stage.compose(job['spec'], scene)
    elif job['kind'] == 'module':
        import offices
        offices.compose(job['spec'], scene)
    elif job['kind'] == 'layered':
        from rooms import layered
        brought = layered.compose(job['spec'], scene)
    else:
        from rooms import compose
        compose(job['spec'], scene)
    os.makedirs(job['out'], exist_ok=True)
    built = time.process_time() - start
    if 'border' in job:
        _border(scene, *job['border'])
    _layers(scene, job['out'], brought[job['mask']] if 'mask' in job else ())
    for seed in job['seeds']:
        scene.cycles.seed = seed
        scene.frame_set(seed)
        scene.render.filepath = os.path.join(job['out'], 'combined')
        bpy.ops.render.render(write_still=False)
    with open(os.path.join(job['out'], 'done.json'), 'w') as handle:
        json.dump({'id': job['id'], 'build': round(built, 1), 'seconds': round(time.process_time() - start, 1), 'seeds': job['seeds'], 'samples': job['samples'], 'shown': scene.get('shown', '')}, handle)
    print('DONE', job['id'], round(built, 1), round(time.process_time() - start, 1), flush=True)


if __name__ == '__main__':
    with open(sys.argv[sys.argv.index('--') + 1]) as handle:
        for entry in json.load(handle):
            try:
                _run(entry)
            except Exception as error:  # one broken scene must not stop the others
                import traceback
                traceback.print_exc()
                print('FAILED', entry['id'], error, flush=True)
